import { preview } from '~/content/preview';
import { MessagePage } from './message-page';

/** The page of a link that shows nothing any more. */
export function PreviewOver() {
  return (
    <MessagePage {...preview.over} picture="gone">
      {null}
    </MessagePage>
  );
}
