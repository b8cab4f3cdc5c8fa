/** What stands at the head of every inner page, and what search engines show of it. */
export interface PageTopTexts {
  title: string;
  lead: string;
  description: string;
}

/** A heading with the text under it. */
export interface PassageTexts {
  title: string;
  paragraphs: readonly string[];
}
