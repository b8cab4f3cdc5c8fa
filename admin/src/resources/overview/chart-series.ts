import type { SectionGroup } from '../../common/section/section-group.js';
import { resourceSectionsOf } from '../../common/section/sections-of.js';

/** One form of the chart: its key in the summary, its name and the colour of its bars. */
export interface ChartSeries {
  readonly key: string;
  readonly label: string;
  readonly fill: string;
}

/** Every form that visitors send, in the order of the menu. */
export function chartSeriesOf(groups: readonly SectionGroup[]): readonly ChartSeries[] {
  return resourceSectionsOf(groups).flatMap(({ name, options, chart }) =>
    chart === undefined ? [] : [{ key: name, label: options.label, fill: chart }],
  );
}
