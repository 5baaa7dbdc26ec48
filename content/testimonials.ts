/** Four SAMPLE reviews: no customer wrote them, and the page says so. */

import type { Testimonial } from "#shop/product.ts";

export const testimonials: readonly Testimonial[] = [
  {
    id: "5a3b1e00-0000-4000-8000-000000000001",
    name: "Danielle K.",
    rating: 5,
    text: "We closed on our place in Warren with two lawn chairs to our name. Got the living room package, and it was all in and set up by suppertime. My dad keeps asking what we really paid.",
    avatar: "DK",
    date: "2 weeks ago",
    isSample: true,
  },
  {
    id: "5a3b1e00-0000-4000-8000-000000000002",
    name: "Marcus T.",
    rating: 5,
    text: "One dining chair had a gouge in the leg. The driver had me write it on the receipt, I sent a photo to the Southfield store that night, and a good chair showed up the next week. No runaround.",
    avatar: "MT",
    date: "3 weeks ago",
    isSample: true,
  },
  {
    id: "5a3b1e00-0000-4000-8000-000000000003",
    name: "Renee W.",
    rating: 5,
    text: "I'm picky about mattresses, so I lay on the queen at Sterling Heights for twenty minutes while the salesman left me alone, which I appreciated. He also told me the bed frame I liked wouldn't make the turn on my stairs. He was right; I measured.",
    avatar: "RW",
    date: "1 month ago",
    isSample: true,
  },
  {
    id: "5a3b1e00-0000-4000-8000-000000000004",
    name: "Hassan A.",
    rating: 5,
    text: "Filled in my name and phone on the website and had the financing link before I found my other shoe. The floor-model sectional has one scuff on the back, exactly where they said it would be. It faces the wall. Happy in Dearborn.",
    avatar: "HA",
    date: "2 months ago",
    isSample: true,
  },
];
