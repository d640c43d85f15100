// Change a number here and play again.
export const WIDTH = 320;
export const HEIGHT = 240;
export const HUD_HEIGHT = 20;
export const WALL = 8;

export const PADDLE_Y = 222;
export const PADDLE_WIDTH = 48;
/** Pixels a second, by keyboard and gamepad. */
export const PADDLE_SPEED = 260;

export const BALL_RADIUS = 5;
export const BALL_SPEED = 150;
/** How much faster the ball gets on each new wall. */
export const SPEED_PER_LEVEL = 20;

export const BRICK_WIDTH = 32;
export const BRICK_HEIGHT = 16;
export const WALL_TOP = 40;
