// Draws the scenes with Qt's raster paint engine; compiled against Qt 5 and against Qt 6.
#include <QGlyphRun>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QRawFont>
#include <QThreadPool>

#include "scene.hpp"

using namespace peers;

// What QGraphicsDropShadowEffect blurs with; QtWidgets exports it.
void qt_blurImage(QPainter *p, QImage &image, qreal radius, bool quality, bool alphaOnly, int transposed = 0);

struct QtPeer {
  std::string name = QT_VERSION_MAJOR == 5 ? "qt5" : "qt6", version = qVersion();
  std::vector<uint32_t> pixels = std::vector<uint32_t>(size_t(width) * height);
  std::vector<Image> images;
  std::vector<Path> paths;
  std::vector<QImage> pictures;
  std::vector<QPainterPath> outlines;
  std::map<double, QRawFont> fonts;
  QString font;
  QImage surface;

  explicit QtPeer(const Options &o)
      : images(read_images(o.images)), paths(read_paths(o.scenes)), font(QString::fromStdString(o.font)),
        surface(reinterpret_cast<uchar *>(pixels.data()), width, height, width * 4, QImage::Format_ARGB32_Premultiplied) {
    for (auto &image : images) {
      pictures.emplace_back(
          reinterpret_cast<uchar *>(image.pixels.data()), image.w, image.h, image.w * 4, QImage::Format_RGB32);
    }
    for (auto &path : paths) {
      QPainterPath outline;
      outline.setFillRule(Qt::WindingFill);
      for (auto &piece : path) {
        const double *p = piece.p;
        if (piece.verb == 'M') outline.moveTo(p[0], p[1]);
        else if (piece.verb == 'L') outline.lineTo(p[0], p[1]);
        else if (piece.verb == 'C') outline.cubicTo(p[0], p[1], p[2], p[3], p[4], p[5]);
        else outline.closeSubpath();
      }
      outlines.push_back(outline);
    }
  }

  bool can(const Scene &) { return true; }

  static QColor color(const Color &c) { return QColor::fromRgbF(c.r, c.g, c.b, c.a); }

  const QRawFont &sized(double size) {
    auto found = fonts.find(size);
    if (found == fonts.end()) found = fonts.emplace(size, QRawFont(font, size, QFont::PreferNoHinting)).first;
    return found->second;
  }

  void draw(const Scene &scene) {
    QPainter painter(&surface);
    QPainter *p = &painter;
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform | QPainter::TextAntialiasing);
    QImage layer;
    QPainter layerPainter;
    double alpha = 1, layerX = 0, layerY = 0;
    for (auto &op : scene.ops) {
      if (op.name == "LAYER") {
        const double *n = op.n.data();
        layerX = n[0], layerY = n[1], alpha = n[4];
        layer = QImage(int(n[2]), int(n[3]), QImage::Format_ARGB32_Premultiplied);
        layer.fill(0);
        layerPainter.begin(&layer);
        layerPainter.setRenderHints(painter.renderHints());
        layerPainter.translate(-layerX, -layerY);
        p = &layerPainter;
      } else if (op.name == "ENDLAYER") {
        layerPainter.end();
        p = &painter;
        p->setOpacity(alpha);
        p->drawImage(QPointF(layerX, layerY), layer);
        p->setOpacity(1);
      } else {
        draw(*p, op);
      }
    }
  }

  void draw(QPainter &p, const Op &op) {
    const double *n = op.n.data();
    if (op.name == "CLEAR") {
      p.fillRect(0, 0, width, height, color(op.colors[0]));
    } else if (op.name == "RRECT") {
      p.setPen(Qt::NoPen);
      p.setBrush(color(op.colors[0]));
      p.drawRoundedRect(QRectF(n[0], n[1], n[2], n[3]), n[4], n[4]);
    } else if (op.name == "IMG") {
      p.drawImage(QRectF(n[1], n[2], n[3], n[4]), pictures[size_t(n[0])]);
    } else if (op.name == "PERSP") {
      p.save();
      p.setTransform(QTransform(n[1], n[4], n[7], n[2], n[5], n[8], n[3], n[6], n[9]));
      p.drawImage(QPointF(0, 0), pictures[size_t(n[0])]);
      p.restore();
    } else if (op.name == "TEXT") {
      QVector<quint32> ids;
      QVector<QPointF> places;
      for (auto &glyph : op.glyphs) {
        ids.append(glyph.id);
        places.append(QPointF(glyph.x, 0));
      }
      QGlyphRun run;
      run.setRawFont(sized(n[0]));
      run.setGlyphIndexes(ids);
      run.setPositions(places);
      p.setPen(color(op.colors[0]));
      p.drawGlyphRun(QPointF(n[1], n[2]), run);
    } else if (op.name == "SHADOW") {
      int reach = int(std::ceil(3 * n[5]));
      QImage picture(int(n[2]) + 2 * reach, int(n[3]) + 2 * reach, QImage::Format_ARGB32_Premultiplied);
      picture.fill(0);
      QPainter shape(&picture);
      shape.setRenderHint(QPainter::Antialiasing);
      shape.setPen(Qt::NoPen);
      shape.setBrush(color(op.colors[0]));
      shape.drawRoundedRect(QRectF(reach, reach, n[2], n[3]), n[4], n[4]);
      shape.end();
      p.save();
      p.translate(n[0] - reach, n[1] - reach);
      qt_blurImage(&p, picture, 2 * n[5], false, true);
      p.restore();
    } else if (op.name == "LGRAD") {
      QLinearGradient gradient(n[5], n[6], n[7], n[8]);
      for (int i = 0; i < 3; i++) gradient.setColorAt(i / 2.0, color(op.colors[i]));
      p.setPen(Qt::NoPen);
      p.setBrush(gradient);
      if (n[4] == 0) p.drawRect(QRectF(n[0], n[1], n[2], n[3]));
      else p.drawRoundedRect(QRectF(n[0], n[1], n[2], n[3]), n[4], n[4]);
    } else if (op.name == "ARC") {
      p.setPen(QPen(color(op.colors[0]), n[3], Qt::SolidLine, Qt::RoundCap));
      p.setBrush(Qt::NoBrush);
      // Sixteenths of a degree, against the clock.
      p.drawArc(QRectF(n[0] - n[2], n[1] - n[2], 2 * n[2], 2 * n[2]), int(-n[4] * 16), int(-n[5] * 16));
    } else if (op.name == "DASH") {
      QPen pen(color(op.colors[0]), n[4], Qt::CustomDashLine, Qt::FlatCap);
      pen.setDashPattern({n[5] / n[4], n[6] / n[4]});
      p.setPen(pen);
      p.drawLine(QPointF(n[0], n[1]), QPointF(n[2], n[3]));
    } else if (op.name == "PATH") {
      p.save();
      p.translate(n[1], n[2]);
      p.setPen(Qt::NoPen);
      p.setBrush(color(op.colors[0]));
      p.drawPath(outlines[size_t(n[0])]);
      p.restore();
    } else if (op.name == "ROT") {
      p.save();
      p.translate(n[0], n[1]);
      p.rotate(n[2]);
      p.translate(-n[0], -n[1]);
    } else if (op.name == "POP") {
      p.restore();
    }
  }
};

int main(int argc, char **argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QGuiApplication application(argc, argv);
  QThreadPool::globalInstance()->setMaxThreadCount(1);
  Options o = options(argc, argv);
  QtPeer peer(o);
  return run_peer(peer, o);
}
