import type { ReactNode } from 'react';

interface Props {
  level: 2 | 3;
  id: string;
  /** The heading as plain text, for the accessible name of its link. */
  label: string;
  children: ReactNode;
}

/** A heading with a direct link. */
export function DirectHeading({ level, id, label, children }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Heading id={id}>
      {children}
      <a
        className="hash-link"
        href={`#${id}`}
        aria-label={`Direct link to ${label}`}
        title={`Direct link to ${label}`}
      />
    </Heading>
  );
}
