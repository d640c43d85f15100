<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.2" name="isometric" tilewidth="32" tileheight="32" tilecount="24" columns="8">
 <image source="../tiles/isometric.png" width="256" height="96"/>
 <tile id="4" type="water"/>
</tileset>
