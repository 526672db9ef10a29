"""Pages and blog posts, in both generations: texts that are edited as rich text."""

from typing import Annotated

from pydantic import Field

from contracts.areas.cms.kinds import (
    OPERATOR,
    UNKNOWN,
    ContentItem,
    ContentQuery,
    Image,
    Kind,
    OptionalText,
    Shared,
    Slug,
    Title,
)
from contracts.fields import Instant, OneTenant
from contracts.operation import Example, Origin
from contracts.rules import MaxLength
from contracts.warnings import ASSUMED
from contracts.wire import Wire

BODY_MAX = 100_000
BODY_LIMIT = 640 * 1024  # as many characters, six bytes of JSON each at the most, and the texts around them
Body = Annotated[str, MaxLength(BODY_MAX, f"At most {BODY_MAX} characters.")]


class StrippedMarkup(Wire):
    """What a body lost when it was made safe: an element, or an attribute of one (`a[onclick]`), and how many."""

    name: str
    count: int


Stripped = Annotated[list[StrippedMarkup], Field(json_schema_extra=ASSUMED)]


class PageText(Wire):
    """What a page says in a language. `body` is HTML of the elements that are allowed."""

    title: Title
    slug: Slug
    body: Body = ""


class ContentPage(PageText, ContentItem):
    """A page; lists leave its `body` out. `stripped` is what the body lost when this call saved it; empty when it is
    read."""

    stripped: Stripped = []  # noqa: RUF012  # models are frozen


class PageUpdate(PageText, Shared):
    pass


class PageCreate(PageUpdate):
    pass


class PostText(PageText):
    """What a post says in a language. It is shown from `publishedAt` on; at once where there is none."""

    excerpt: OptionalText = ""
    image: Image = ""
    publishedAt: Instant | None = None


class Post(PostText, ContentItem):
    """A blog post; lists leave its `body` out. `stripped` is as of pages."""

    stripped: Stripped = []  # noqa: RUF012  # models are frozen


class PostUpdate(PostText, Shared):
    pass


class PostCreate(PostUpdate):
    pass


SlugParam = Annotated[str, MaxLength(80, "At most 80 characters.")]


class SlugKey(OneTenant):
    slug: SlugParam


class LanguageSlugKey(ContentQuery):
    """The own text of a page in one language; the last one takes the page with it."""

    slug: SlugParam


PAGE_EXAMPLE = {"title": "Terms", "slug": "terms", "body": "<p>These are the terms.</p>"}
POST_EXAMPLE = {"title": "The cup", "slug": "the-cup", "body": "<p>It begins.</p>", "excerpt": "All about the cup."}
BY_SLUG = Example(query={**OPERATOR, "slug": UNKNOWN})

PAGES = Kind(
    name="cmsPage",
    noun="page",
    path="/api/cms/pages",
    item=ContentPage,
    create=PageCreate,
    update=PageUpdate,
    example=PAGE_EXAMPLE,
    body_limit=BODY_LIMIT,
)
PAGES_V2 = Kind(
    name="cmsV2Page",
    noun="page",
    path="/api/cms/v2/pages",
    item=ContentPage,
    create=PageCreate,
    update=PageUpdate,
    example=PAGE_EXAMPLE,
    body_limit=BODY_LIMIT,
)
BLOG = Kind(
    name="cmsPost",
    noun="post",
    path="/api/cms/blog",
    item=Post,
    create=PostCreate,
    update=PostUpdate,
    example=POST_EXAMPLE,
    has_languages=False,
    body_limit=BODY_LIMIT,
)
BLOG_V2 = Kind(
    name="cmsV2Post",
    noun="post",
    path="/api/cms/v2/blog",
    item=Post,
    create=PostCreate,
    update=PostUpdate,
    example=POST_EXAMPLE,
    body_limit=BODY_LIMIT,
)

OPERATIONS = (
    *PAGES.reads(listed=Origin.SPECIFIED),
    *PAGES.writes(),
    PAGES.delete(LanguageSlugKey, example=BY_SLUG),
    *PAGES_V2.reads(),
    *PAGES_V2.writes(),
    PAGES_V2.delete(LanguageSlugKey, specified=True, example=BY_SLUG),
    *BLOG.reads(),
    *BLOG.writes(),
    BLOG.delete(SlugKey, specified=True, example=BY_SLUG),
    *BLOG_V2.reads(),
    *BLOG_V2.writes(),
    BLOG_V2.delete(LanguageSlugKey, specified=True, example=BY_SLUG),
)
