import { type KeyboardEvent, type PointerEvent, type RefObject } from 'react';

const MIN_SHARE = 20;
const MAX_SHARE = 80;
const KEY_STEP = 2;

interface Props {
  /** Width of the left pane, in percent. */
  share: number;
  areaRef: RefObject<HTMLElement | null>;
  onChange(share: number): void;
}

const limit = (share: number): number => Math.min(MAX_SHARE, Math.max(MIN_SHARE, Math.round(share)));

/** The draggable divider between editor and stage. Supports pointer and arrow keys. */
export function Divider({ share, areaRef, onChange }: Props) {
  const drag = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLDivElement>) => {
    const area = areaRef.current?.getBoundingClientRect();
    if (area && currentTarget.hasPointerCapture(pointerId)) onChange(limit(((clientX - area.left) / area.width) * 100));
  };
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowLeft: share - KEY_STEP,
      ArrowRight: share + KEY_STEP,
      Home: MIN_SHARE,
      End: MAX_SHARE,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onChange(limit(next));
  };
  return (
    // A movable separator is a widget: it's focusable and responds to arrow keys.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className="playground__divider"
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the editor"
      aria-valuenow={share}
      aria-valuemin={MIN_SHARE}
      aria-valuemax={MAX_SHARE}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    />
  );
}
