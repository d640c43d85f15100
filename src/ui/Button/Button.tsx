import type { ReactNode } from 'react';
import { Link } from '#src/ui/Link/Link.tsx';
import './button.css';

interface Props {
  to: string;
  children: ReactNode;
  variant?: 'primary' | 'accent' | 'outline';
  size?: 'md' | 'lg';
}

/** A link that looks like a button: the call to action of a section. */
export function ButtonLink({ to, children, variant = 'primary', size = 'md' }: Props) {
  return (
    <Link to={to} className={`button button--${variant} button--${size}`} showIcon>
      {children}
    </Link>
  );
}
