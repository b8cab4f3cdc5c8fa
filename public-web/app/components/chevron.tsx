/** Points down; turns up inside an open `group/menu` and a `group` that has `data-open`. */
export function Chevron() {
  return (
    <svg
      viewBox="0 0 16 10"
      className="w-3.5 shrink-0 fill-current transition-transform duration-(--motion-quick) group-open/menu:rotate-180 group-data-open:rotate-180"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 2.2L2.3 0 8 5.2 13.6 0 16 2.4 8.2 10z" />
    </svg>
  );
}
