// RasterKernels
