import { describe, expect, it } from 'vitest';
import { loadApi } from '../lookup/loadApi.ts';
import { estimateRoom } from './memberRoom.ts';

const members = loadApi().symbols.find(({ name }) => name === 'Timer')!.members!;
const roomOf = (name: string): number => estimateRoom(members.find((member) => member.name === name)!);

describe('the room a member keeps', () => {
  it('is small for a value without words', () => {
    expect(roomOf('id')).toBeLessThan(6);
  });

  it('grows with parameters and words', () => {
    expect(roomOf('constructor')).toBeGreaterThan(roomOf('id'));
  });
});
