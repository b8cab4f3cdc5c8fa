/** The texts at the head of every inner page, and the description that search engines show of it. */
export interface PageTopTexts {
  title: string;
  lead: string;
  description: string;
  /** An uploaded picture instead of the drawing; none is empty. */
  image?: string;
}

/** A heading with the text under it. */
export interface PassageTexts {
  title: string;
  /** A blank line stands between two paragraphs. */
  text: string;
}
