import { Collage } from '~/components/art/collage';
import { useAssociation } from '~/lib/words/use-words';

/** The four circles and the name. */
export function Logo() {
  const { name, logo } = useAssociation();
  return (
    <span className="flex items-center gap-2.5">
      {logo === '' ? (
        <Collage first name="logo" className="w-9 sm:w-11" />
      ) : (
        <img src={logo} alt="" className="h-9 w-auto sm:h-11" />
      )}
      <span className="font-display text-[1.25rem] sm:text-[1.45rem] leading-none tracking-tight whitespace-nowrap">
        {name}
      </span>
    </span>
  );
}
