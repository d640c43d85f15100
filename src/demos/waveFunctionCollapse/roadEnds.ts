/** The sides where a road leaves its tile: up 0, right 1, down 2, left 3. The tile art is generated from this too. */
export const ROAD_ENDS: Record<string, readonly number[]> = {
  field: [],
  'road-h': [1, 3],
  'road-v': [0, 2],
  'bend-ur': [0, 1],
  'bend-rd': [1, 2],
  'bend-dl': [2, 3],
  'bend-lu': [3, 0],
};
