import type { ReactNode } from 'react';
import './card.css';

interface Props {
  children: ReactNode;
  className?: string;
  as?: 'article' | 'section' | 'div' | 'li';
  /** Lifts the card under the pointer: for cards whose title is a link over the whole card. */
  isLink?: boolean;
  /** A name by which scripts find the card. */
  [data: `data-${string}`]: string | undefined;
}

/** A framed surface with the site's stepped pixel corners. */
export function Card({ children, className = '', as: Tag = 'article', isLink = false, ...data }: Props) {
  return (
    <Tag className={`card pixel-frame ${isLink ? 'card--link' : ''} ${className}`.trim()} {...data}>
      {children}
    </Tag>
  );
}
