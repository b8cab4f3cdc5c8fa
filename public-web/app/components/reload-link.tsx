import { useLocation } from 'react-router';

type Props = {
  children: string;
  /** Asks again in place, where that will do. */
  onReload?: (() => void) | undefined;
};

/** Asks for the same page again; a plain link, so that it works before and without JavaScript. */
export function ReloadLink({ children, onReload }: Props) {
  const { pathname, search } = useLocation();
  return (
    <a
      href={pathname + search}
      className="button"
      onClick={(event) => {
        if (!onReload) return;
        event.preventDefault();
        onReload();
      }}
    >
      {children}
    </a>
  );
}
