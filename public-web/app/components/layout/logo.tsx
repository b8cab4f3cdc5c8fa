import { Collage } from '~/components/art/collage';
import { site } from '~/content/site';

/** The four circles and the name. */
export function Logo() {
  return (
    <span className="flex items-center gap-2.5">
      <Collage first name="logo" className="w-9 sm:w-11" />
      <span className="font-display text-[1.25rem] sm:text-[1.45rem] leading-none font-extrabold tracking-tight whitespace-nowrap">
        {site.name}
      </span>
    </span>
  );
}
