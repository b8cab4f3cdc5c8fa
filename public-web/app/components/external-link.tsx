import type { ReactNode } from 'react';
import { layout } from '~/content/layout';

/** A link to another site, in a new tab, which readers by ear are told. */
export function ExternalLink({
  href,
  className = 'link',
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="sr-only"> {layout.newTab}</span>
    </a>
  );
}
