export interface Point {
  pages: number;
  value: number;
}

/** The cost per page: the slope of a least-squares fit. */
export function fitSlope(points: readonly Point[]): number {
  const mean = (read: (point: Point) => number): number =>
    points.reduce((sum, point) => sum + read(point), 0) / points.length;
  const [pages, value] = [mean((point) => point.pages), mean((point) => point.value)];
  const variance = points.reduce((sum, point) => sum + (point.pages - pages) ** 2, 0);
  const covariance = points.reduce((sum, point) => sum + (point.pages - pages) * (point.value - value), 0);
  return variance === 0 ? 0 : covariance / variance;
}
