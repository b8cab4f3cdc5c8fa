/**
 * A deadline day as it is expected today: registrations for the challenge close at midnight. Assumptions, each to be
 * changed here when there are figures of a real one.
 */
export const day = {
  visitors: 2_000,
  pagesPerVisitor: 5,
  /** Of the pages, those whose content has changed since somebody saw them. */
  pagesNotKept: 0.03,
  /** Scripts, styles and fonts of a first visit; browsers keep them. */
  filesPerVisitor: 15,
  picturesPerVisitor: 10,
  /** Searches and lists asked for in a way of one's own. */
  readsPerVisitor: 0.5,
  /** Registrations, with a proof of work and a document. */
  registrations: 150,
  /** Further forms: contacts, newsletter, training. */
  forms: 150,
  /** Reads by the association's people in the back office meanwhile. */
  adminReads: 600,
  /** These do not grow with the visitors: the people who upload are few. */
  pictureUploads: 40,
  /** The part of the day that comes in the last hour, and how much denser than that hour's mean its last minutes are. */
  lastHour: 0.2,
  lastMinutes: 2,
};

/** Of a visitor's form, one message goes to the association and a receipt to the visitor, who is counted. */
export const MESSAGES_PER_FORM = 2;
/** How long a mail server takes to accept a message, and how many a process hands over at once. */
export const SMTP_MS = 1_000;
export const SMTP_AT_ONCE = 5;
export const MAIL_DAILY_LIMIT = 500;
export const REGISTRATION_BYTES = 500_000;
export const DISK_BYTES = 20e9;
/** Above it waits grow quickly: the limit for what one plans with. */
export const PLANNED_LOAD = 0.6;
/** Connections to the database that a process of the API has. */
export const POOL = 10;
/** How long a visitor's read waits for its turn before it is refused with 503. */
export const READ_PATIENCE_MS = 1_000;
/** Pictures of which the widths are made at once in a process. */
export const PICTURES_AT_ONCE = 2;

/**
 * Returns how many requests of each kind come per second in the last minutes before the deadline.
 * @param {number} times today's
 */
export function peak(times) {
  const perSecond = (times * day.lastHour * day.lastMinutes) / 3_600;
  const pages = day.visitors * day.pagesPerVisitor * perSecond;
  return {
    'page, kept': pages * (1 - day.pagesNotKept),
    'page, not kept': pages * day.pagesNotKept,
    'file of the site': day.visitors * day.filesPerVisitor * perSecond,
    picture: day.visitors * day.picturesPerVisitor * perSecond,
    'search or list': (day.visitors * day.readsPerVisitor + day.adminReads) * perSecond,
    form: day.forms * perSecond,
    registration: day.registrations * perSecond,
    'picture uploaded': (day.pictureUploads * perSecond) / times,
  };
}

/** @typedef {keyof ReturnType<typeof peak>} Kind */
