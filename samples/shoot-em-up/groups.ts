import * as ex from 'excalibur';

const PLAYER = 0b0001;
const ENEMY = 0b0010;
const PLAYER_SHOT = 0b0100;
const ENEMY_SHOT = 0b1000;

// A group has a category of its own and a mask of those it can meet: shots only ever meet the ships of the other side.
export const playerGroup = new ex.CollisionGroup('player', PLAYER, ENEMY | ENEMY_SHOT);
export const enemyGroup = new ex.CollisionGroup('enemy', ENEMY, PLAYER | PLAYER_SHOT);
export const playerShotGroup = new ex.CollisionGroup('player shot', PLAYER_SHOT, ENEMY);
export const enemyShotGroup = new ex.CollisionGroup('enemy shot', ENEMY_SHOT, PLAYER);
