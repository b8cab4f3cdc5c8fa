import type { ReactNode } from 'react';
import { formatDay, formatMoment } from '../dates/format-date.js';
import { yearName } from '../dates/school-years.js';
import { Thumbnail } from '../../pictures/picture.js';
import { Row } from '../parts.js';

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** How values that are no plain text are shown to be compared; each gets one that is not empty. */
export const valueViews = {
  moment: (value: unknown): ReactNode => formatMoment(asText(value)),
  day: (value: unknown): ReactNode => formatDay(asText(value)),
  schoolYear: (value: unknown): ReactNode => yearName(asText(value)),
  image: (value: unknown): ReactNode => <Thumbnail url={asText(value)} alt={asText(value)} />,
  images: (value: unknown): ReactNode => (
    <Row as="span" gap={0.5}>
      {(Array.isArray(value) ? value : []).map((url: unknown, index) => (
        <Thumbnail key={`${index} ${asText(url)}`} url={asText(url)} alt={asText(url)} size={56} />
      ))}
    </Row>
  ),
} as const;
