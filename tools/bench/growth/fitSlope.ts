export interface Point {
  pages: number;
  value: number;
}

/** How much is added with each page: the slope of the straight line nearest to all points. */
export function fitSlope(points: readonly Point[]): number {
  const mean = (read: (point: Point) => number): number =>
    points.reduce((sum, point) => sum + read(point), 0) / points.length;
  const [pages, value] = [mean((point) => point.pages), mean((point) => point.value)];
  const spread = points.reduce((sum, point) => sum + (point.pages - pages) ** 2, 0);
  const together = points.reduce((sum, point) => sum + (point.pages - pages) * (point.value - value), 0);
  return spread === 0 ? 0 : together / spread;
}
