import { ReloadLink } from './reload-link';

type Props = {
  text: string;
  retry: string;
  /** Asks for the list again in place; the whole page is loaded again where this is not given. */
  onRetry?: () => void;
};

/** Says, in the place of a list, why it is not there, and offers to ask for it again. */
export function ListNotice({ text, retry, onRetry }: Props) {
  return (
    <div role="alert" className="cut lift flex flex-col items-start gap-6 bg-sentir-tint p-7 sm:p-10">
      <p className="text-lead font-bold">{text}</p>
      <ReloadLink onReload={onRetry}>{retry}</ReloadLink>
    </div>
  );
}
