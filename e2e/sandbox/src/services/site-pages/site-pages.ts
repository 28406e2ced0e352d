type PageText = {
  readonly title: string;
  readonly paragraphs: readonly string[];
};

/** The pages that the site's footer links to, by the last part of their URL. */
export const SITE_PAGES = {
  help: {
    en: {
      title: 'Help',
      paragraphs: [
        'Open your order to see where it is: from “My orders”, or from the link in your receipt.',
        'You can cancel on your order page until your food is packed. You get your money back the way you paid, in 5 to 10 days.',
        'Something is missing or wrong? Your order page says how to get your money back, and how to reach the restaurant.',
        'In a group order, the host can change the time, the address and who pays.',
      ],
    },
    zh: {
      title: '幫助',
      paragraphs: [
        '想知道訂單進度，請從「我的訂單」或收據中的連結開啟訂單。',
        '餐點包好前，你可在訂單頁面取消訂單。款項會在 5 至 10 日內退回原本的付款方式。',
        '餐點有遺漏或送錯？訂單頁面會說明如何退款，以及如何聯絡餐廳。',
        '團體訂單的發起人可更改時間、地址和付款方式。',
      ],
    },
  },
  allergens: {
    en: {
      title: 'Allergens',
      paragraphs: [
        'Restaurants describe their dishes themselves. A description may not name every ingredient.',
        'Kitchens cook with nuts, milk, eggs, wheat, fish and soy beside each other, so a dish can contain traces of them.',
        'If you have an allergy, ask the restaurant before you order. Each dish shows its phone number.',
      ],
    },
    zh: {
      title: '致敏原',
      paragraphs: [
        '菜式說明由餐廳提供，未必列出所有材料。',
        '廚房會同時處理果仁、奶類、蛋、小麥、魚和大豆，餐點可能含有微量致敏原。',
        '對食物敏感？訂購前請先向餐廳查詢。每道菜式均列出餐廳電話。',
      ],
    },
  },
  privacy: {
    en: {
      title: 'Privacy',
      paragraphs: [
        'We keep what an order needs: your name, your contact details, your address, what you ordered and how you paid.',
        'The restaurant and the courier see what they need to bring your order. The others in a group order see your first name and your items, unless the host hides them.',
        '“Privacy choices” at the end of every page lists what we store in your browser, and lets you decline what isn’t needed.',
      ],
    },
    zh: {
      title: '私隱政策',
      paragraphs: [
        '我們只保留訂單所需的資料：姓名、聯絡方式、地址、訂單內容和付款方式。',
        '餐廳和外送員只會看到送餐所需的資料。團體訂單的其他參加者會看到你的名字和餐點，除非發起人將其隱藏。',
        '每頁頁尾的「私隱選擇」列出我們在你的瀏覽器儲存的資料，你亦可拒絕非必要的項目。',
      ],
    },
  },
  terms: {
    en: {
      title: 'Terms',
      paragraphs: [
        'You buy your food from the restaurant. Tiffin passes on your order and your payment.',
        'You see the price of every dish, every fee and the tax before you pay.',
        'Whoever checks out a group order pays for it, unless guests pay for themselves.',
      ],
    },
    zh: {
      title: '條款',
      paragraphs: [
        '餐點由餐廳出售，Tiffin 負責轉交你的訂單和款項。',
        '付款前，你會看到每道菜式的價錢、各項費用和稅項。',
        '團體訂單由結帳的人付款，除非由參加者各自付款。',
      ],
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<'en' | 'zh', PageText>>>>;

/** What stands at the end of every page. */
export const DEMONSTRATION = {
  en: 'This site is a demonstration: nothing is cooked, and no card is charged.',
  zh: '本網站僅供示範：不會烹調餐點，亦不會扣款。',
} as const;

/** The words of the link back. */
export const BACK = { en: 'Back to Tiffin', zh: '返回 Tiffin' } as const;
