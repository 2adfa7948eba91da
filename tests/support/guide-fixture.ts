/** A guide that keeps every rule, with 1,100 words of its own; its slug and id belong to no guide. */
export const GUIDE_SLUG = 'a-guide-that-keeps-the-rules';

export const guideFields = `id: 9001
title: "A guide that keeps the rules"
description: "A description of the right length for a search engine, a sentence that says what the reader gets."
keywords: ["one word", "another word", "third word", "fourth word"]
date: 2025-08-14
related: [hidden-costs-car-leasing-nyc-nj, car-leasing-mistakes-nyc-nj-avoid]`;

export const guideBody = `Opening paragraph with [a link](/blog/hidden-costs-car-leasing-nyc-nj).

## First section

${Array.from({ length: 1100 }, (_, at) => `word${at}`).join(' ')}

The example costs <Usd>{36 * 123}</Usd>. It has a <Term>residual</Term>.

### A detail

<SumExample title="Example" lines={[["Invented", 123.45]]} totalLabel="Sum" />

Sometimes it's wrong. Then [call](/#get-quote), or read [the first section](#first-section) again.
`;

/** The text of a guide's file. */
export const guideText = (fields = guideFields, body = guideBody) => `---\n${fields}\n---\n\n${body}`;
