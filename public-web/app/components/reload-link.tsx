import { useLocation } from 'react-router';

/** Asks for the same page again; a plain link, so that it works before and without JavaScript. */
export function ReloadLink({ children }: { children: string }) {
  const { pathname, search } = useLocation();
  return (
    <a href={pathname + search} className="button">
      {children}
    </a>
  );
}
