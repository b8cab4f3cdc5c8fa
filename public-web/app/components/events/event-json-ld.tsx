import { JsonLd } from '~/components/json-ld';
import { situationOf } from '~/lib/records/event-situation';
import { type Evento, whenOf } from '~/lib/records/evento';
import { pictureFacts } from '~/lib/records/picture-facts';
import { useRootData } from '~/lib/pages/root-data';
import { useAssociation } from '~/lib/words/use-words';
import { webAddress } from '@contract/link-address';

type Props = { event: Omit<Evento, 'descricao'>; description: string | undefined };

/** An event for search engines. */
export function EventJsonLd({ event, description }: Props) {
  const { siteUrl } = useRootData();
  const { longName } = useAssociation();
  return (
    <JsonLd
      data={{
        '@type': 'Event',
        name: event.titulo,
        description,
        startDate: whenOf(event, event.data),
        endDate: event.dataFim ? whenOf(event, event.dataFim) : undefined,
        eventStatus: `https://schema.org/${situationOf(event)?.schema ?? 'EventScheduled'}`,
        image: pictureFacts(event.url, event.imagens),
        url: `${siteUrl}/eventos/${event.id}`,
        sameAs: webAddress(event.websiteOficial),
        location: event.local ? { '@type': 'Place', name: event.local, address: event.local } : undefined,
        organizer: { '@type': 'Organization', name: longName, url: siteUrl },
      }}
    />
  );
}
