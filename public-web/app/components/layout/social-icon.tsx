const paths: Record<string, string> = {
  Instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zm0 2.2A2.8 2.8 0 0 0 4.2 7v10A2.8 2.8 0 0 0 7 19.8h10a2.8 2.8 0 0 0 2.8-2.8V7A2.8 2.8 0 0 0 17 4.2zm5 3a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6zm0 2.2a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2zM17.3 5.4a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6z',
  LinkedIn:
    'M3 9h4v12H3zM5 3a2.2 2.2 0 1 1 0 4.4A2.2 2.2 0 0 1 5 3zm4.5 6h3.8v1.7c.6-1 1.9-2 3.8-2 3.9 0 4.4 2.6 4.4 5.5V21h-4v-6.1c0-1.5 0-3-1.9-3s-2.1 1.4-2.1 2.9V21h-4z',
  Facebook:
    'M14 22v-8h3l.6-3.8H14V8c0-1.1.4-1.9 2-1.9h1.8V2.7C17.4 2.6 16.3 2.5 15 2.5c-2.9 0-4.8 1.7-4.8 4.9v2.8H7V14h3.2v8z',
  YouTube:
    'M2.5 7.2C3 5.4 4 5 6 4.8c4-.3 8-.3 12 0 2 .2 3 .6 3.5 2.4.7 3.2.7 6.4 0 9.6-.5 1.8-1.5 2.2-3.5 2.4-4 .3-8 .3-12 0-2-.2-3-.6-3.5-2.4-.7-3.2-.7-6.4 0-9.6zM10 8.6v6.8l6-3.4z',
};

/** The mark of a social network. */
export function SocialIcon({ network }: { network: string }) {
  return (
    <svg viewBox="0 0 24 24" className="size-6 fill-current" fillRule="evenodd" aria-hidden="true" focusable="false">
      <path d={paths[network]} />
    </svg>
  );
}
