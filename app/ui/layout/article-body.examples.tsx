import type { Examples } from '#app/examples.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { ArticleBody } from './article-body.tsx';

const htmlOf = (pack: LocalizedPack) => `
<p>When one office closes its laptops, the other is making tea. Nothing about that is automatic: a
day can be lost in a single unclear message, as <a href="/about">our own first year</a> shows.</p>
<h2 id="the-hand-off">The hand-off is the meeting</h2>
<p>We replaced the daily stand-up with a written hand-off. It answers the same four questions:</p>
<ul><li>What changed today, with a link to see it running.</li><li>What is blocked, and on whom.</li>
<li>What the next person should do <strong>first</strong>.</li></ul>
<blockquote><p>The best day of the sprint is the one where I wake up and the thing I was stuck on is
merged.</p><cite>Backend engineer, Oslo</cite></blockquote>
<h3 id="three-lines">Three lines are enough</h3>
<p>What I tried, what I expected, what I cannot do alone: <code>git log -1</code> has room for it.</p>
<figure><img src="${pack.art.state?.noEvents}" alt="Hills at noon" width="660" height="370">
<figcaption>Working hours of one Pacific day.</figcaption></figure>
<table><caption>A week, hour by hour</caption><thead><tr><th>Oslo</th><th>San Francisco</th>
<th>What happens</th></tr></thead><tbody><tr><td>08:45</td><td>19:00</td><td>Handover, pairing</td>
</tr><tr><td>13:00</td><td>23:15</td><td>Build, undisturbed</td></tr></tbody></table>
<ol><li>One team, one product area, one page of rules.</li><li>Rewrite the page every month.</li></ol>
<pre><code>when: 18:30 Europe/Oslo
first: read the failing test, then the note above it, then change one thing and only one thing
</code></pre>`;

export const examples = (pack: LocalizedPack): Examples => ({
  title: 'Article body',
  examples: [
    {
      name: 'Everything an editor can write',
      note: 'The text of posts, stories, sessions and the privacy policy.',
      element: <ArticleBody html={htmlOf(pack)} />,
    },
  ],
});
