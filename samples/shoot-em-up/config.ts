export const WIDTH = 240;
export const HEIGHT = 320;
