import type { AnchorHTMLAttributes } from 'react';

type Props = { to: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'onClick'>;

/**
 * A link to a page of the site by its whole address. Nothing of it has to be worked out, so it is written as it is:
 * React Router's own resolves each against the route that it stands in, on every page dozens of times. That its clicks
 * stay within the document is for `usePageLinks`.
 */
export function PageLink({ to, children, ...attributes }: Props) {
  return (
    <a href={to} data-page="" {...attributes}>
      {children}
    </a>
  );
}
