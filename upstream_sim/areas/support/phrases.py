"""What players and staff write, in the languages that players first have."""

from __future__ import annotations

from contracts.areas.support import TicketSubject
from upstream_sim.shared.languages import PLAYER_LANGUAGES

_SUBJECTS = tuple(TicketSubject)
_OPENINGS: dict[str, tuple[str, ...]] = {
    "en": (
        "I sent a deposit two hours ago and my balance is still the same. Can you check it?",
        "My withdrawal has been pending since yesterday. When will it arrive?",
        "I deposited 50 for the welcome bonus but I do not see any bonus in my account.",
        "The slot froze in the middle of a free spin and I do not know if I won.",
        "I cannot sign in from my new phone. It says that my account is locked.",
        "My passport was rejected. The photo is sharp, what is wrong with it?",
        "The page stays white on my tablet. I use the latest version of the browser.",
        "Do you have a loyalty programme, and how do I join it?",
    ),
    "fa": (
        "دو ساعت پیش واریز کردم ولی موجودی من تغییری نکرده است. لطفاً بررسی کنید.",
        "برداشت من از دیروز در انتظار است. چه زمانی به حسابم می‌رسد؟",
        "برای بونوس خوش‌آمدگویی ۵۰ واریز کردم ولی بونوسی در حسابم نمی‌بینم.",
        "بازی وسط چرخش رایگان قطع شد و نمی‌دانم برنده شدم یا نه.",
        "با گوشی جدیدم نمی‌توانم وارد شوم. می‌گوید حساب من قفل است.",
        "پاسپورت من رد شد. عکس واضح است، مشکل آن چیست؟",
        "صفحه روی تبلت من سفید می‌ماند. از آخرین نسخه مرورگر استفاده می‌کنم.",
        "آیا برنامه وفاداری دارید و چطور می‌توانم عضو شوم؟",
    ),
    "tr": (
        "İki saat önce para yatırdım ama bakiyem hâlâ aynı. Kontrol eder misiniz?",
        "Para çekme talebim dünden beri beklemede. Ne zaman ulaşacak?",
        "Hoş geldin bonusu için 50 yatırdım ama hesabımda bonus göremiyorum.",
        "Oyun ücretsiz dönüşün ortasında dondu, kazanıp kazanmadığımı bilmiyorum.",
        "Yeni telefonumdan giriş yapamıyorum. Hesabımın kilitli olduğunu söylüyor.",
        "Pasaportum reddedildi. Fotoğraf net, sorun nedir?",
        "Sayfa tabletimde beyaz kalıyor. Tarayıcının son sürümünü kullanıyorum.",
        "Sadakat programınız var mı, nasıl katılırım?",
    ),
    "ru": (
        "Два часа назад я внёс депозит, а баланс всё тот же. Проверьте, пожалуйста.",
        "Мой вывод в обработке со вчерашнего дня. Когда он придёт?",
        "Я внёс 50 для приветственного бонуса, но бонуса на счёте нет.",
        "Слот завис посреди бесплатного вращения, и я не знаю, выиграл ли я.",
        "Не могу войти с нового телефона. Пишет, что счёт заблокирован.",
        "Мой паспорт отклонили. Фото чёткое, что с ним не так?",
        "На планшете страница остаётся белой. Браузер последней версии.",
        "Есть ли у вас программа лояльности и как в неё вступить?",
    ),
    "ar": (
        "أودعت قبل ساعتين ورصيدي لم يتغير. هل يمكنكم التحقق؟",
        "طلب السحب معلق منذ أمس. متى سيصل؟",
        "أودعت 50 من أجل مكافأة الترحيب ولا أرى أي مكافأة في حسابي.",
        "توقفت اللعبة في منتصف دورة مجانية ولا أعرف إن كنت قد ربحت.",
        "لا أستطيع تسجيل الدخول من هاتفي الجديد. تقول الرسالة إن حسابي مقفل.",
        "رُفض جواز سفري. الصورة واضحة، ما المشكلة؟",
        "تبقى الصفحة بيضاء على جهازي اللوحي. أستخدم أحدث إصدار من المتصفح.",
        "هل لديكم برنامج ولاء وكيف أنضم إليه؟",
    ),
}
FOLLOW_UPS: dict[str, tuple[str, ...]] = {
    "en": (
        "Is there any news?",
        "It still does not work.",
        "Thank you, I will try it again.",
        "Here is what I see: https://example.test/help",
    ),
    "fa": ("خبری شد؟", "هنوز درست نشده است.", "ممنون، دوباره امتحان می‌کنم.", "لطفاً زودتر جواب بدهید."),
    "tr": (
        "Bir gelişme var mı?",
        "Hâlâ çalışmıyor.",
        "Teşekkürler, tekrar deneyeceğim.",
        "Yanıt bekliyorum.",
    ),
    "ru": ("Есть новости?", "Всё ещё не работает.", "Спасибо, попробую ещё раз.", "Ответьте, пожалуйста, быстрее."),
    "ar": ("هل من جديد؟", "ما زال لا يعمل.", "شكراً، سأحاول مرة أخرى.", "أرجو الرد بسرعة."),
}
ANSWERS: dict[str, tuple[str, ...]] = {
    "en": (
        "Thank you for your message. We are looking into it and will write to you today.",
        "We have checked it and everything is in order now. Please sign in again.",
        "Please send us a picture of what you see.",
        "This has been passed on to our payments team.",
    ),
    "fa": (
        "از پیام شما سپاسگزاریم. در حال بررسی هستیم و امروز به شما پاسخ می‌دهیم.",
        "بررسی کردیم و اکنون همه چیز درست است. لطفاً دوباره وارد شوید.",
        "لطفاً تصویری از آنچه می‌بینید بفرستید.",
        "موضوع به بخش پرداخت سپرده شد.",
    ),
    "tr": (
        "Mesajınız için teşekkürler. İnceliyoruz ve bugün size yazacağız.",
        "Kontrol ettik, şimdi her şey yolunda. Lütfen tekrar giriş yapın.",
        "Lütfen gördüğünüz ekranın bir resmini gönderin.",
        "Konu ödeme ekibimize iletildi.",
    ),
    "ru": (
        "Спасибо за сообщение. Мы проверяем и сегодня вам ответим.",
        "Мы проверили, теперь всё в порядке. Войдите, пожалуйста, ещё раз.",
        "Пришлите, пожалуйста, снимок того, что вы видите.",
        "Вопрос передан в отдел платежей.",
    ),
    "ar": (
        "شكراً لرسالتك. نحن نتحقق من الأمر وسنكتب لك اليوم.",
        "لقد تحققنا وكل شيء على ما يرام الآن. يرجى تسجيل الدخول مرة أخرى.",
        "يرجى إرسال صورة لما تراه.",
        "تم تحويل الأمر إلى فريق المدفوعات.",
    ),
}
TECH_OPENINGS = (
    "The sport feed is ten minutes late for our brand. Is there a known problem?",
    "Our deposit page shows an error for new players since this morning.",
    "Please add a second administrator to our account.",
    "The invoice of last month names another address than ours.",
    "We plan a campaign for the weekend. Can the platform take twice the usual number of players?",
)
NOTES = (
    "The provider has confirmed the payment, see the transaction.",
    "The player wrote about the same thing last month.",
    "Waiting for the payments team.",
)


def language_of(language: str) -> str:
    """The language in which a player of this language writes."""
    return language if language in PLAYER_LANGUAGES else "en"


def opening_of(subject: TicketSubject, language: str) -> str:
    """What a player first writes about a subject."""
    return _OPENINGS[language][_SUBJECTS.index(subject)]
