import type { ArticleTexts } from '../../pages/article/article-texts.ts';

export default {
  title: 'License · Ridewire',
  description:
    'Ridewire is open software under the MIT license: use, change, share and run it. The license in full.',
  headline: 'Free to use, change and share',
  lead: 'Ridewire is open software under the MIT license. In one sentence: do what you like, keep the notice, and expect no warranty.',
  updatedOn: '2026-11-21',
  sections: [
    {
      slug: 'mit',
      heading: 'MIT License',
      body: [
        'Copyright (c) 2026 Ridewire contributors',
        'Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:',
        'The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.',
        'THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.',
      ],
    },
    {
      slug: 'covers',
      heading: 'What it covers',
      body: [
        'The source: server, web app, simulator, tests and documentation. Libraries and fonts that come with it have licenses of their own, all open. Your data belongs to you, whoever runs the server; the privacy page says what happens to it.',
      ],
    },
  ],
  related: [
    { to: '/terms', label: 'Terms' },
    { to: '/privacy', label: 'Privacy' },
    { to: '/business', label: 'Running your own' },
  ],
} satisfies ArticleTexts;
