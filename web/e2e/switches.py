"""Which switches the browser is launched with."""

from __future__ import annotations

# Chromium heeds the last --disable-features alone, which takes the place of Playwright's: it says these again.
OF_PLAYWRIGHT = (
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "TcpPortRandomizationWin",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
    "msForceBrowserSignIn",
    "msEdgeUpdateLaunchServicesPreferredVersion",
)
# A full Chromium draws what drops down from its address bar as web pages, and loads them for each window: a renderer's
# work for every context, and more at every navigation, which nobody sees.
ADDRESS_BAR = ("WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxPopup")

SWITCHES = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    # A page's process, once started, serves the test's further pages too.
    "--process-per-site",
    # No page lives long enough to earn back what its optimised code costs to make.
    "--js-flags=--no-maglev --no-turbofan",
    f"--disable-features={','.join((*OF_PLAYWRIGHT, *ADDRESS_BAR))}",
)
