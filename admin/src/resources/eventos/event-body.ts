import { bodyOf } from '../../common/form/body-of.js';
import { eventLabels } from './event-labels.js';

/** The body of a create or update of an event. */
export const eventBody = bodyOf(Object.keys(eventLabels));
