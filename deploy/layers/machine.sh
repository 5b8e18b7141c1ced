#!/bin/bash
# about: the kiosk on a virtual machine's display, with a virtual scanner
# time: quick
# limit: 15
# needs: build
# packages: test machine
# shellcheck source=deploy/lib/layer.sh
. "$(dirname "$0")/../lib/layer.sh"
# shellcheck source=deploy/lib/machine.sh
. "$root/deploy/lib/machine.sh"

launcher=$(machine_launcher)
kernel=$(machine_kernel)
kvm=$(machine_kvm "$launcher" "$kernel")
if ((kvm)); then
  note 'the processor runs the guest (KVM)'
else
  note 'the guest is emulated: KVM is absent or does not work here'
fi
GATEFRAME_MACHINE_KVM=$kvm GATEFRAME_TEST_OUTPUT="$root/.build/test-output" \
  /usr/bin/python3 -uB "$root/Tests/Machine/machine_proof.py" "$launcher" "$kernel" \
  "$checked/release" "$root"
