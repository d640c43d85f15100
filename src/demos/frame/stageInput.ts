import type { KeyboardEvent, PointerEvent } from 'react';
import { cellsBetween, middleCell, moveCursor } from './grid.ts';
import type { Player } from './player.ts';
import { type AnyTopic, type Press, topicToSize } from './topic.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Pointer and keyboard input on a stage. Listens on the canvas only, so demos never see input meant for the page. */
export function createStageInput(topic: AnyTopic, player: Player) {
  let stroke: { firstCell: number | undefined; lastCell: number | undefined } | undefined;
  const values = () => player.getSnapshot().playback.values;
  const grid = () => topic.grid?.(values());

  function toPlace({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>) {
    const box = currentTarget.getBoundingClientRect();
    const size = topicToSize(topic, values());
    const x = ((clientX - box.left) / box.width) * size.width;
    const y = ((clientY - box.top) / box.height) * size.height;
    return { x, y, cell: grid()?.toCell(x, y) };
  }
  function press(phase: Press['phase'], place: { x: number; y: number; cell: number | undefined }): void {
    player.press({ phase, ...place, firstCell: stroke?.firstCell });
  }
  function pressCell(phase: Press['phase'], cell: number): void {
    press(phase, { cell, ...grid()!.toCenter(cell) });
  }

  function drag(place: ReturnType<typeof toPlace>): void {
    const board = grid();
    const { lastCell } = stroke!;
    if (!board || lastCell === undefined || place.cell === undefined) return press('move', place);
    if (lastCell === place.cell) return topic.followsPointer ? press('move', place) : undefined;
    for (const cell of cellsBetween(board, lastCell, place.cell)) pressCell('move', cell);
    stroke!.lastCell = place.cell;
  }

  function moveByKey([dx, dy]: readonly [number, number], isPainting: boolean): void {
    const board = grid();
    if (!board) return;
    const { cursor } = player.getSnapshot();
    const next = cursor === undefined ? 0 : moveCursor(board, cursor, dx, dy);
    player.setCursor(next);
    if (topic.followsPointer) pressCell('hover', next);
    if (isPainting && next !== cursor) pressCell('move', next);
  }
  function pressByKey(): void {
    const cell = player.getSnapshot().cursor;
    if (cell === undefined) return;
    stroke = { firstCell: cell, lastCell: cell };
    pressCell('down', cell);
    pressCell('up', cell);
    stroke = undefined;
  }

  return {
    onPointerDown(event: PointerEvent<HTMLCanvasElement>): void {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const place = toPlace(event);
      stroke = { firstCell: place.cell, lastCell: place.cell };
      press('down', place);
    },
    onPointerMove(event: PointerEvent<HTMLCanvasElement>): void {
      const place = toPlace(event);
      player.setHovered(place.cell);
      if (stroke) drag(place);
      else if (topic.followsPointer) press('hover', place);
    },
    onPointerUp(event: PointerEvent<HTMLCanvasElement>): void {
      if (!stroke) return;
      press('up', toPlace(event));
      stroke = undefined;
    },
    onPointerCancel(): void {
      stroke = undefined;
    },
    onPointerLeave(): void {
      player.setHovered(undefined);
    },
    onFocus(): void {
      const board = grid();
      const { cursor } = player.getSnapshot();
      if (board && cursor === undefined) player.setCursor(middleCell(board));
    },
    onKeyDown(event: KeyboardEvent<HTMLCanvasElement>): void {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const arrow = ARROWS[event.key];
      if (arrow && topic.grid) moveByKey(arrow, event.shiftKey);
      else if (event.key === 'Enter' || event.key === ' ') pressByKey();
      else if (event.key === '.') player.forward();
      else if (event.key === ',') player.back();
      else if (event.key === 'p') player.togglePlay();
      else return;
      event.preventDefault();
    },
  };
}
