import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { isExternal, withBase } from '#src/lib/url.ts';
import { ExternalIcon } from '#src/ui/Icon/Icon.tsx';
import { externalRel } from './externalRel.ts';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A route of this site without the base path, or a URL outside it. */
  to: string;
  children: ReactNode;
  showIcon?: boolean;
}

/** A link that adds the base path to routes. External links open in a new tab and say so. */
export function Link({ to, children, showIcon = false, rel, ...rest }: Props) {
  if (!isExternal(to)) {
    return (
      <a href={withBase(to)} rel={rel} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={to} target="_blank" rel={externalRel(rel)} {...rest}>
      {children}
      {showIcon && <ExternalIcon size={14} className="external-icon" />}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
