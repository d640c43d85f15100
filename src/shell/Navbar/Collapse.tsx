import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { animateCollapse } from '#src/lib/collapse.ts';

interface Props {
  id: string;
  open: boolean;
  children: ReactNode;
}

/** Content that folds and unfolds by the site's collapse animation. */
export function Collapse({ id, open, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(open);
  const startedOpen = useRef(open);

  useEffect(() => {
    if (!element.current || shown.current === open) return;
    shown.current = open;
    void animateCollapse(element.current, open);
  }, [open]);

  return (
    <div id={id} ref={element} hidden={!startedOpen.current}>
      {children}
    </div>
  );
}
