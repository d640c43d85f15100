import { describe, expect, it } from 'vitest';
import {
  type Battle,
  endTurn,
  findTargets,
  findWays,
  KINDS,
  move,
  startBattle,
  strike,
  type Unit,
} from './rules';
import { thinkOrder } from './think';

const battle = startBattle();
const unitOf = (from: Battle, id: number): Unit =>
  from.units.find((unit) => unit.id === id)!;
const knight = unitOf(battle, 0);
/** The battle with the knight beside the first skeleton. */
const close: Battle = {
  ...battle,
  units: battle.units.map((unit) => (unit.id === 0 ? { ...unit, x: 6, y: 1 } : unit)),
};

describe('walking', () => {
  it('reaches as far as the steps go, never onto others or obstacles', () => {
    const ends = findWays(battle, knight).map((way) => way.at(-1)!);
    expect(ends.length).toBeGreaterThan(10);
    for (const end of ends)
      expect(Math.abs(end.x - 2) + Math.abs(end.y - 2)).toBeLessThanOrEqual(
        KINDS.knight.steps,
      );
    expect(ends).not.toContainEqual({ x: 2, y: 3 });
    expect(ends).not.toContainEqual({ x: 1, y: 1 });
  });

  it('is done once a turn', () => {
    const moved = move(battle, knight, { x: 3, y: 2 });
    expect(unitOf(moved, 0)).toMatchObject({ x: 3, y: 2, hasMoved: true });
    expect(move(moved, unitOf(moved, 0), { x: 3, y: 1 })).toBe(moved);
  });

  it('does not follow an order it cannot', () => {
    expect(move(battle, knight, { x: 9, y: 6 })).toBe(battle);
  });
});

describe('striking', () => {
  it('hits who is in reach and is done once', () => {
    const skeleton = unitOf(close, 3);
    const after = strike(close, unitOf(close, 0), skeleton);
    expect(unitOf(after, 3).health).toBe(skeleton.health - KINDS.knight.damage);
    expect(findTargets(after, unitOf(after, 0))).toEqual([]);
  });

  it('misses who is too far away', () => {
    expect(strike(battle, knight, unitOf(battle, 3))).toBe(battle);
  });

  it('wins the battle with the last enemy', () => {
    const last = {
      ...close,
      units: close.units.filter(({ id }) => id === 0 || id === 3),
    };
    const weak = {
      ...last,
      units: last.units.map((unit) => (unit.id === 3 ? { ...unit, health: 1 } : unit)),
    };
    expect(strike(weak, unitOf(weak, 0), unitOf(weak, 3)).phase).toBe('won');
  });
});

describe('the computer', () => {
  it('orders each of its units once, then has no more orders', () => {
    let now = endTurn(battle);
    let orders = 0;
    for (let order = thinkOrder(now); order; order = thinkOrder(now)) {
      orders++;
      const moved = move(now, order.unit, order.to);
      const unit = { ...unitOf(moved, order.unit.id), hasMoved: true };
      now = {
        ...moved,
        units: moved.units.map((other) => (other.id === unit.id ? unit : other)),
      };
    }
    expect(orders).toBe(4);
  });

  it('strikes when it can, and the weakest first', () => {
    const order = thinkOrder(endTurn(close));
    expect(order?.target?.id).toBe(0);
  });

  it('beats a player who does nothing', () => {
    let now: Battle = battle;
    for (let turn = 0; turn < 60 && now.phase !== 'lost'; turn++) {
      now = endTurn(now);
      for (
        let order = thinkOrder(now);
        order && now.phase === 'enemy';
        order = thinkOrder(now)
      ) {
        now = move(now, order.unit, order.to);
        const unit = unitOf(now, order.unit.id);
        if (order.target) now = strike(now, unit, unitOf(now, order.target.id));
        now = {
          ...now,
          units: now.units.map((other) =>
            other.id === unit.id ? { ...other, hasMoved: true, hasStruck: true } : other,
          ),
        };
      }
      if (now.phase === 'enemy') now = endTurn(now);
    }
    expect(now.phase).toBe('lost');
  });
});
