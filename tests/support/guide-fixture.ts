/** A guide that keeps every rule, with 1,100 words of its own; its slug and id belong to no guide. */
export const GUIDE_SLUG = 'a-guide-that-keeps-the-rules';

export const guideFields = `id: 9001
title: "A guide that keeps the rules"
description: "A description of the right length for a search engine, a sentence that says what the reader gets."
keywords: ["one word", "another word", "third word", "fourth word"]
date: 2025-08-14
related: [first-lease-in-the-family, leasing-with-a-large-dog]`;

/** 1,100 words in sentences of ten. */
const words = Array.from({ length: 1100 }, (_, at) =>
  at % 10 === 0 ? `Word${at}` : `word${at}${at % 10 === 9 ? '.' : ''}`,
).join(' ');

/** Those words, and enough contractions for them. */
export const guideSentences = `${words}

It's an example, so don't worry: it's not yours, and you won't owe it. You'll see. We're sure you're fine. They're glad, I'm glad, and that's it.`;

export const guideBody = `Opening paragraph with [a link](/blog/first-lease-in-the-family).

## First section

${guideSentences}

The example costs <Usd>{36 * 123}</Usd>. It has a <Term>residual</Term>.

### A detail

<SumExample title="Example" lines={[["Invented", 123.45]]} totalLabel="Sum" />

Sometimes it's wrong. Then [call](/#get-quote), or read [the first section](#first-section) again.

<Checklist title="A checklist">

- One thing to bring

</Checklist>

<Confirm with="the New Jersey MVC" url="https://www.nj.gov/mvc/">It depends on the car.</Confirm>

<Sources>

- [New Jersey MVC](https://www.nj.gov/mvc/)

</Sources>
`;

/** The body with a further part, before the sources, which come last. */
export const guideBodyWith = (part: string, body = guideBody) =>
  body.replace('<Sources>', () => `${part}\n\n<Sources>`);

/** The text of a guide's file. */
export const guideText = (fields = guideFields, body = guideBody) => `---\n${fields}\n---\n\n${body}`;
